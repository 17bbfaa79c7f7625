import { AttachmentDialog } from '@inkstone/forms/activityAttachment';
import { Button } from '@inkstone/ui/components/Button';
import { ActivityRow, ActivityRowSkeleton } from '@inkstone/ui/patterns/ActivityRow';

import { paths } from '../../../lib/config/paths.js';
import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { JoinedActions } from './JoinedActions.js';
import { Rows } from '../centre.styles.js';
import { Rejected } from './MyActivity.styles.js';
import { REJECTION, type JoinedActivity } from './model.js';
import type { Joined } from './use-joined.js';

export interface MyActivityViewProps extends CentreViewProps, Joined {
  activities: ListModel<JoinedActivity>;
  /** Where activities for this reader are. */
  sourceHref: string;
}

export function MyActivityView({
  centre,
  title,
  activities,
  sourceHref,
  transfers,
  onDownload,
  onUpload,
  dialog,
}: MyActivityViewProps) {
  return (
    <CentreFrame centre={centre} current="myActivity" title={title}>
      <ListResults
        list={activities}
        noun="活动"
        empty={{
          description: '报名的活动和投出的作品会在这里。',
          action: <Button href={sourceHref}>去看活动</Button>,
        }}
      >
        {(items) => (
          <Rows>
            {items === undefined
              ? Array.from({ length: activities.pageSize }, (_, row) => (
                  <li key={row}>
                    <ActivityRowSkeleton />
                  </li>
                ))
              : items.map((activity) => (
                  <li key={activity.id}>
                    <ActivityRow
                      activity={activity}
                      actions={
                        <JoinedActions
                          activity={activity}
                          downloading={transfers[activity.id]?.state === 'running'}
                          onDownload={() => onDownload(activity.id)}
                          onUpload={() => onUpload(activity.id)}
                          againHref={paths.myActivityDetails.href({ id: activity.id })}
                        />
                      }
                    >
                      {activity.rejected && <Rejected>{REJECTION}</Rejected>}
                    </ActivityRow>
                  </li>
                ))}
          </Rows>
        )}
      </ListResults>
      <AttachmentDialog {...dialog} />
    </CentreFrame>
  );
}
