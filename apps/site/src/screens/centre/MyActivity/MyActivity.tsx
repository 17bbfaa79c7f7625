import { listMyActivitiesQuery } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import type { UserSession } from '@inkstone/api/types';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { CentreGate } from '../../../kits/centre/CentreGate.js';
import { useCentre } from '../../../kits/centre/use-centre.js';
import { useOwnList } from '../../../kits/centre/use-own-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { toJoinedActivity } from './model.js';
import { MyActivityView } from './MyActivity.view.js';
import { useJoined } from './use-joined.js';

/** The activities that a teacher has enrolled in, or to which a student has sent a work (Spec B 2.6, 4). */
export function MyActivity() {
  return <CentreGate>{(user) => <Activities user={user} />}</CentreGate>;
}

const STUDENT = 1;

function Activities({ user }: { user: UserSession }) {
  const client = useApi();
  const title = useSectionTitle('myActivity');
  const now = useNow(undefined);
  const centre = useCentre(user);
  const activities = useOwnList(paths.myActivity, {
    pageSize: PAGE_SIZE.myActivity,
    read: (query) => listMyActivitiesQuery(client, query),
    toItem: (activity) => toJoinedActivity(activity, client, now),
  });
  const joined = useJoined(activities.items);
  const source = user.user_role === STUDENT ? paths.thematicActivities : paths.teachingActivities;

  return (
    <MyActivityView
      {...joined}
      centre={centre}
      title={title}
      activities={activities}
      sourceHref={source.href()}
    />
  );
}
