export {
  BundleProgress,
  type Bundle,
  type BundledPaper,
  type BundleProgressProps,
} from '../patterns/paper/BundleProgress/BundleProgress.js';
