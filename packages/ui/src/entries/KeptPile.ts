export { KeptPile, type KeptPileProps, type KeptStripe } from '../patterns/paper/KeptPile/KeptPile.js';
export { formatSize } from '../format/format-size.js';
