import { AccountContents } from '@inkstone/ui/patterns/AccountContents';
import { Bookplate } from '@inkstone/ui/patterns/Bookplate';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { Icon } from '@inkstone/ui/components/Icon';
import type { ReactNode } from 'react';

import { paths } from '../../lib/config/paths.js';
import { PUBLISHER } from '../../lib/config/publisher.js';
import { Back, Frame, Side } from './CentreFrame.styles.js';
import { centreEntries, type CentreModel, type CentrePage } from './centre-model.js';

interface PartProps {
  centre: CentreModel;
}

export function CentrePlate({ centre: { owner, unread } }: PartProps) {
  return (
    <Bookplate
      seal={PUBLISHER.seal}
      {...owner}
      unread={unread}
      messagesHref={paths.myNotifications.href()}
      settingsHref={paths.personalInfor.href()}
    />
  );
}

interface CentreContentsProps extends PartProps {
  current: CentrePage;
  /** Leaves the present page out. */
  others?: boolean;
}

export function CentreContents({ centre, current, others = false }: CentreContentsProps) {
  const currentHref = `#${paths[current].pattern}`;
  return (
    <AccountContents
      entries={centreEntries(centre).filter(({ href }) => !others || href !== currentHref)}
      more={[{ label: paths.privacyAgreement.title, href: paths.privacyAgreement.href() }]}
      currentHref={currentHref}
      onLogOut={centre.onLogOut}
    />
  );
}

/** What every view of a page of the centre gets. */
export interface CentreViewProps extends PartProps {
  title: string;
}

export interface CentreFrameProps extends PartProps {
  /** The page, or the one that it belongs to. */
  current: CentrePage;
  /** The heading; left out where the content has it. */
  title?: string | undefined;
  note?: ReactNode;
  actions?: ReactNode;
  /** On a phone, the page above this one; the centre by default. */
  back?: { label: string; href: string };
  children: ReactNode;
}

const HUB = { label: '我的', href: paths.personalCenter.href() };

/** A page of the personal centre: plate and contents beside it, on a phone only the way back to them. */
export function CentreFrame({
  centre,
  current,
  title,
  note,
  actions,
  back = HUB,
  children,
}: CentreFrameProps) {
  return (
    <PageColumn>
      <Frame>
        <Side>
          <CentrePlate centre={centre} />
          <CentreContents centre={centre} current={current} />
        </Side>
        <div>
          <Back href={back.href}>
            <Icon name="chevron-left" size={20} />
            {back.label}
          </Back>
          {title !== undefined && <PageHeading title={title} note={note} actions={actions} />}
          {children}
        </div>
      </Frame>
    </PageColumn>
  );
}
