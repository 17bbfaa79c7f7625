import { checkEntries } from '../../tools/size/entries.mjs';

// A page that shows a form also pays for react-hook-form, the rules, and the components of the form.
export default checkEntries({
  folder: import.meta.dirname,
  budgets: { './rules': 12, './codes': 12, './drafts': 1, './*/schema': 12, './*/fixtures': 14, './*': 36 },
  exceptions: {
    './activityAttachment': { kb: 39.4, reason: 'uploads a file' },
    './avatar': { kb: 47.7, reason: 'crops with react-easy-crop' },
    './bookFeedback': { kb: 43.3, reason: 'uploads pictures' },
    './confirm': { kb: 8.5, reason: 'a question without fields' },
    './profile': { kb: 38.65, reason: 'is the whole record card, with its groups and acts' },
    './registration': { kb: 45.25, reason: 'asks for a region, has four roles and draws them as volumes' },
    './search': { kb: 12, reason: 'a single field' },
    './shopApplication': {
      kb: 56.1,
      reason:
        'draws an album of certificates, asks before it drops them, folds its groups, is the longest form, and has a second view for an application that was sent back',
    },
    './studentRegistration': { kb: 40.15, reason: 'uploads a file' },
    './studentWork': { kb: 39, reason: 'uploads a file' },
    './teacherEnrolment': { kb: 48.5, reason: 'uploads a file, in steps, and chooses the stage from words' },
  },
  provided: ['react', 'react-dom', 'styled-components'],
});
