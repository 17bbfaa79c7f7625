import type { UpdateUserInfoInput } from '@inkstone/api/inputs';
import { unconfirmedAccount } from '@inkstone/api/own-account';
import type { AccountDeletionFormProps } from '@inkstone/forms/accountDeletion';
import { useState } from 'react';

interface Waiting<Saved> {
  change: UpdateUserInfoInput;
  accept: (saved: Saved) => void;
  decline: () => void;
}

export interface OwnerCheck {
  open: boolean;
  onClose: () => void;
  onSubmit: AccountDeletionFormProps['onSubmit'];
}

interface Checked<Saved> {
  /** Rejects with the server's refusal if the owner does not give the password. */
  send: (change: UpdateUserInfoInput) => Promise<Saved>;
  check: OwnerCheck;
}

/**
 * Sends changes of the profile. Where the server refuses with 428, it asks for the password and sends them again with it.
 */
export function useOwnerCheck<Saved>(send: (change: UpdateUserInfoInput) => Promise<Saved>): Checked<Saved> {
  const [waiting, setWaiting] = useState<Waiting<Saved>>();

  return {
    send: async (change) => {
      try {
        return await send(change);
      } catch (error) {
        if (unconfirmedAccount(error) === undefined) throw error;
        return new Promise<Saved>((accept, reject) =>
          setWaiting({
            change,
            accept,
            decline: () => reject(error instanceof Error ? error : new Error(String(error))),
          }),
        );
      }
    },
    check: {
      open: waiting !== undefined,
      onClose: () => {
        waiting?.decline();
        setWaiting(undefined);
      },
      onSubmit: async ({ password }) => {
        if (waiting === undefined) return;
        waiting.accept(await send({ ...waiting.change, current_password: password }));
        setWaiting(undefined);
      },
    },
  };
}
