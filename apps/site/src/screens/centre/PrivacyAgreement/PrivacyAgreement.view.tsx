import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import { POLICY, POLICY_DATE } from './policy.js';
import { Lead, Text } from './PrivacyAgreement.styles.js';

export function PrivacyAgreementView({ title }: { title: string }) {
  return (
    <PageColumn>
      <Text>
        <PageHeading title={title} note={`${POLICY_DATE} 起施行`} />
        <Lead>
          {PUBLISHER.name}
          只收集办事所需的信息，告诉您放在哪里、保存多久，并让您随时查看、更正和删除。您提出的请求，我们在 15
          日内答复。
        </Lead>
        {POLICY.map(({ title: heading, before, items = [], after }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {before !== undefined && <p>{before}</p>}
            {items.length > 0 && (
              <ul>
                {items.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {after !== undefined && <p>{after}</p>}
          </section>
        ))}
      </Text>
    </PageColumn>
  );
}
