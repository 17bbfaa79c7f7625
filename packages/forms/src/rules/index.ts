export { account, accountType, type AccountType } from './account.js';
export { agreement } from './agreement.js';
export { chineseName } from './chinese-name.js';
export { code, codeMessages } from './code.js';
export { creditCode } from './credit-code.js';
export { elevenDigits } from './eleven-digits.js';
export { email, emailMessages, isEmail } from './email.js';
export {
  attachmentTypes,
  avatarTypes,
  extensionOf,
  extensionsOf,
  fileMessages,
  fileRule,
  maxFileBytes,
  pictureTypes,
  type ChosenFile,
  type FileRuleOptions,
  type FileType,
} from './file.js';
export { gradeIdMessages } from './grade-id.js';
export { identityCard } from './identity-card.js';
export { isMobile, mobile, mobileMessages } from './mobile.js';
export { nonBlank } from './non-blank.js';
export { optionId, type OptionMessages } from './option-id.js';
export { password } from './password.js';
export { passwordGiven } from './password-given.js';
export { passwordRepeated } from './password-repeated.js';
export { printedCode } from './printed-code.js';
export { longestSearch, searchText } from './search-text.js';
export { uploadMessages } from './uploads.js';
export { isWebUrl, webUrl } from './web-url.js';
