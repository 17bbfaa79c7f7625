import type { Erratum } from '@inkstone/api/types';

/** What is known of the book besides. */
export interface ErrataBook {
  /** The year of the edition, '' if it is not known. */
  edition: string;
  /** What the form for errors is filled in with. */
  correction: { book_name: string; subject: string };
}

export interface ErrataGroup {
  title: string;
  note?: string;
  errata: readonly Erratum[];
  /** The reader's copy is right already. */
  settled: boolean;
}

/** The printings between which the errata tell a difference; in the last one all are right. */
export function printingsOf(errata: readonly Erratum[]): number {
  return Math.max(0, ...errata.map(({ printing }) => printing));
}

/** @param printing of the reader's copy; undefined if it is not known */
export function groupErrata(errata: readonly Erratum[], printing: number | undefined): ErrataGroup[] {
  if (printing === undefined) {
    return [{ title: `这本书有 ${String(errata.length)} 处`, errata, settled: false }];
  }
  const wrong = errata.filter((erratum) => printing < erratum.printing);
  const right = errata.filter((erratum) => printing >= erratum.printing);
  return [
    wrong.length === 0
      ? { title: '您这一印里，没有要改的', errata: wrong, settled: false }
      : {
          title: `您这一印里，有 ${String(wrong.length)} 处`,
          note: '请照红字改',
          errata: wrong,
          settled: false,
        },
    ...(right.length === 0
      ? []
      : [{ title: `您这一印已经改好的，${String(right.length)} 处`, errata: right, settled: true }]),
  ];
}
