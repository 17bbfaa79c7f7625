export { Wizard } from './Wizard.js';
export type { WizardProps } from './Wizard.js';
