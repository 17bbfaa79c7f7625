export { Wizard } from '../patterns/page/Wizard/Wizard.js';
export type { WizardProps } from '../patterns/page/Wizard/Wizard.js';
