export { Wizard, type WizardProps } from '../patterns/page/Wizard/Wizard.js';
