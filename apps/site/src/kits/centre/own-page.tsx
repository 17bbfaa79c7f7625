import { useSession } from '@inkstone/api/react';
import type { UserSession } from '@inkstone/api/types';
import type { ComponentType } from 'react';

import { LoginGate } from '../login/LoginGate.js';
import type { CentreModel } from './centre-model.js';
import { useCentre } from './use-centre.js';

interface OwnPageProps {
  user: UserSession;
  centre: CentreModel;
}

/** A page of the personal centre, which only its owner sees (Spec B 6). */
export function ownPage(Page: ComponentType<OwnPageProps>): ComponentType {
  function Framed({ user }: Pick<OwnPageProps, 'user'>) {
    return <Page user={user} centre={useCentre(user)} />;
  }
  return function OwnPage() {
    const user = useSession();
    return <LoginGate>{user !== null && <Framed user={user} />}</LoginGate>;
  };
}
