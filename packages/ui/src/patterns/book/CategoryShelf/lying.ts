/** Where the books that show their spines lie on a pile, below those that face out: too narrow for all side by side. */
export const LYING = '(max-width: 1023.98px)';
