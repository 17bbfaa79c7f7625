export { Keepsake, type KeepsakeProps } from '../patterns/activity/Keepsake/Keepsake.js';
