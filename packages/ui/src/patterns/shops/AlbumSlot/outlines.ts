interface OutlineDrawing {
  /** Thin lines: seals, small print. */
  thin: string;
  /** Thick lines: titles. */
  thick?: string;
}

const licence = 'M111 34a9 9 0 1 0 18 0a9 9 0 1 0-18 0M40 74h70M40 88h70M40 102h50M128 74h44M128 88h44';

/** The papers on a grid of 240 × 160, as they lie in front of the camera. */
export const outlines = {
  business: {
    thin: `${licence}M184 68h22v22h-22ZM189 73h5v5h-5ZM197 81h4v4h-4Z`,
    thick: 'M82 54h76',
  },
  publication: {
    thin: `M28 22h184v116H28ZM112 42a8 8 0 1 0 16 0a8 8 0 1 0-16 0M46 82h64M46 96h56M46 110h60M132 82h48M168 114a12 12 0 1 0 24 0a12 12 0 1 0-24 0`,
    thick: 'M78 62h84',
  },
  organisation: {
    thin: `${licence}M128 102h30M128 116h44`,
    thick: 'M70 54h100',
  },
  tax: {
    thin: `${licence}M40 116h60M170 114a14 14 0 1 0 28 0a14 14 0 1 0-28 0`,
    thick: 'M92 54h56',
  },
  portrait: {
    thin: 'M40 42h16M64 42h46M40 60h16M64 60h28M40 78h16M64 78h58M64 92h44M159 58a15 15 0 1 0 30 0a15 15 0 1 0-30 0M146 104c2-32 54-32 56 0Z',
  },
  emblem: {
    thin: 'M46 56a20 20 0 1 0 40 0a20 20 0 1 0-40 0M66 44l3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8ZM104 88h24M136 88h58',
    thick: 'M104 48h92M104 66h92',
  },
} as const satisfies Record<string, OutlineDrawing>;

export type AlbumOutline = keyof typeof outlines;
