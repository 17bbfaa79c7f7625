import { seal, unseal } from './sealed-texts.js';
import { type KeyRing, ringOf } from './secret-keys.js';
import { sign, signatures } from './signatures.js';

/** The columns of an account that is verified with a card. None of them gives the number away without the key. */
export interface IdentityColumns {
  /** The masked number, which is all that its owner and the desk are shown. */
  identity_card: string;
  identity_sealed: string;
  /** A card verifies one account. */
  identity_hash: string;
  /** An owner on the telephone says the last four characters. */
  identity_end_hash: string;
}

type StoredIdentity = Pick<IdentityColumns, 'identity_card' | 'identity_sealed'>;

export const noIdentity: Readonly<IdentityColumns> = {
  identity_card: '',
  identity_sealed: '',
  identity_hash: '',
  identity_end_hash: '',
};

/**
 * Numbers of identity cards, encrypted with keys of their own: unlike those of the logins these outlive every session, and
 * who has them alone cannot log in as anybody.
 */
export class IdentityCards {
  readonly #sealing: KeyRing;
  readonly #hashing: KeyRing;

  /** @param previousSecrets what was encrypted with them is still read, until the start encrypts it anew */
  constructor(secret: string, previousSecrets: readonly string[] = []) {
    this.#sealing = ringOf('identity cards', secret, previousSecrets);
    this.#hashing = ringOf('identity hashes', secret, previousSecrets);
  }

  /** The beginning of what the current key has sealed. */
  get currentKey(): string {
    return this.#sealing.current.id;
  }

  columnsOf(card: string): IdentityColumns {
    if (card === '') return noIdentity;
    return {
      identity_card: maskIdentityCard(card),
      identity_sealed: seal(card, this.#sealing),
      identity_hash: sign(this.#hashing, card),
      identity_end_hash: sign(this.#hashing, endOf(card)),
    };
  }

  /** The whole number, '' where there is none. @returns undefined if its key is not in use any more */
  numberOf({ identity_card, identity_sealed }: StoredIdentity): string | undefined {
    // Written by the version before, while servers are upgraded one after the other.
    const isClear = !identity_card.includes('*');
    return isClear ? identity_card : unseal(identity_sealed, this.#sealing);
  }

  /**
   * Of a number, or of the end of one, by the current key and those before. There are so few numbers that a hash without a
   * key would be found by trying all.
   */
  hashesOf(text: string): string[] {
    return signatures(this.#hashing, text);
  }
}

/** The card number with all but the first and last character masked. */
export function maskIdentityCard(card: string): string {
  return card.length < 3 ? '' : `${card.slice(0, 1)}${'*'.repeat(card.length - 2)}${card.slice(-1)}`;
}

function endOf(card: string): string {
  return card.slice(-4);
}
