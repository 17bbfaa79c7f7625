export { fileMessages, uploadMessages } from '../messages.zh.js';
export { account, accountType } from './account.js';
export type { AccountType } from './account.js';
export { agreement } from './agreement.js';
export { chineseName } from './chineseName.js';
export { code } from './code.js';
export { creditCode } from './creditCode.js';
export { elevenDigits } from './elevenDigits.js';
export { email, isEmail } from './email.js';
export {
  attachmentTypes,
  avatarTypes,
  extensionOf,
  extensionsOf,
  fileRule,
  maxFileBytes,
  pictureTypes,
} from './file.js';
export type { ChosenFile, FileRuleOptions, FileType } from './file.js';
export { identityCard } from './identityCard.js';
export { isMobile, mobile } from './mobile.js';
export { nonBlank } from './nonBlank.js';
export { optionId } from './optionId.js';
export type { OptionWords } from './optionId.js';
export { password } from './password.js';
export { passwordGiven } from './passwordGiven.js';
export { passwordRepeated } from './passwordRepeated.js';
export { longestSearch, searchText } from './searchText.js';
export { isWebUrl, webUrl } from './webUrl.js';
