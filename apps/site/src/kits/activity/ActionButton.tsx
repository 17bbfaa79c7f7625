import { Button } from '@inkstone/ui/components/Button';

import type { ActivityAction } from './activity-model.js';

/** The main action of an activity's page. */
export function ActionButton({ action }: { action: ActivityAction }) {
  switch (action.kind) {
    case 'over':
      return (
        <Button block disabled>
          {action.label}
        </Button>
      );
    case 'link':
      return (
        <Button block variant="primary" href={action.href}>
          {action.label}
        </Button>
      );
    case 'join':
      return (
        <Button block variant={action.welcome ? 'primary' : 'secondary'} onClick={action.onJoin}>
          {action.label}
        </Button>
      );
  }
}
