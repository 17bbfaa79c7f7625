import type { DistrictAgentPhone } from '@inkstone/api/types';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import { Dots, Directory, Entries, Entry } from './OfflineAgent.styles.js';

export interface PhoneDirectoryProps {
  phones: readonly DistrictAgentPhone[] | undefined;
  /** Whether this is the agent of the chosen region. */
  isChosen: (title: string) => boolean;
}

/** The telephones of all regional agents (Spec B 2.4). */
export function PhoneDirectory({ phones, isChosen }: PhoneDirectoryProps) {
  return (
    <Directory aria-labelledby="agent-phones">
      <h2 id="agent-phones">各省服务专员</h2>
      {phones?.length !== 0 && <p>附近没有书店时，直接打给本省专员</p>}
      {phones === undefined ? (
        <Skeleton lines={8} />
      ) : phones.length === 0 ? (
        <p>暂无服务专员</p>
      ) : (
        <Entries>
          {phones.map(({ title, tel }) => (
            <Entry key={title} $chosen={isChosen(title)}>
              <span>{title}</span>
              <Dots aria-hidden="true" />
              <a href={`tel:${tel}`}>{tel}</a>
            </Entry>
          ))}
        </Entries>
      )}
    </Directory>
  );
}
