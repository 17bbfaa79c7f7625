/** A tray: a queue of things that wait for a decision. */
export interface DeskTray {
  id: string;
  name: string;
  href: string;
  /** How many wait; not passed until it is known. */
  count?: number | undefined;
  /** What they are and wait for, after the number: 件待审. */
  unit: string;
  /** How old the oldest is: 最早 11-19. */
  note?: string | undefined;
  /** The rest of the note, where there is space: ，已 6 天. */
  detail?: string | undefined;
  /** Some wait longer than was promised; the note says so in words. */
  late?: boolean | undefined;
}
