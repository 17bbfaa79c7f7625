import type { UpdateUserInfoInput } from '@inkstone/api/inputs';
import { unconfirmedAccount } from '@inkstone/api/own-account';
import type { AccountDeletionFormProps } from '@inkstone/forms/accountDeletion';
import { useState } from 'react';

/** A change that waits for the password of the owner. */
interface Waiting<Saved> {
  change: UpdateUserInfoInput;
  accept: (saved: Saved) => void;
  decline: () => void;
}

/** The question for the present password. */
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
 * Sends changes of the profile. Where the server wants to know that the caller is the owner (428), the password is
 * asked for, and the same change sent again with it.
 */
export function useOwnerCheck<Saved>(send: (change: UpdateUserInfoInput) => Promise<Saved>): Checked<Saved> {
  const [waiting, setWaiting] = useState<Waiting<Saved>>();

  return {
    send: async (change) => {
      try {
        return await send(change);
      } catch (error) {
        if (unconfirmedAccount(error) === undefined) throw error;
        return new Promise<Saved>((accept, reject) => {
          setWaiting({
            change,
            accept,
            decline: () => {
              reject(error instanceof Error ? error : new Error(String(error)));
            },
          });
        });
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
