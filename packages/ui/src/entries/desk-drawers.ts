export { AccountSheet } from '../patterns/desk/AccountSheet/AccountSheet.js';
export type {
  AccountChange,
  AccountSecret,
  AccountSheetProps,
  ReaderAccount,
} from '../patterns/desk/AccountSheet/AccountSheet.js';
export { BatchTable, type BatchTableProps } from '../patterns/desk/BatchTable/BatchTable.js';
export { CodeBatch, type CodeBatchProps } from '../patterns/desk/CodeBatch/CodeBatch.js';
export type { ScratchBatch } from '../patterns/desk/CodeBatch/types.js';
export { FaultList, type FaultListProps } from '../patterns/desk/FaultList/FaultList.js';
export type { ContentFault, FaultSort, FaultySheet } from '../patterns/desk/FaultList/types.js';
export { changesOf, type ContentKind } from '../patterns/desk/KindTable/kinds.js';
export { KindTable } from '../patterns/desk/KindTable/KindTable.js';
export type { KindTableProps, ProvedKind } from '../patterns/desk/KindTable/KindTable.js';
export { MakeCodesDialog } from '../patterns/desk/MakeCodesDialog/MakeCodesDialog.js';
export type { MakeCodesDialogProps, NewBatch } from '../patterns/desk/MakeCodesDialog/MakeCodesDialog.js';
export { emptyDraft, missingIn } from '../patterns/desk/NoticeEditor/draft.js';
export type { NoticeAddress, NoticeDraft } from '../patterns/desk/NoticeEditor/draft.js';
export { NoticeEditor } from '../patterns/desk/NoticeEditor/NoticeEditor.js';
export type { NoticeEditorProps, NoticeRecipients } from '../patterns/desk/NoticeEditor/NoticeEditor.js';
export { NoticeSent } from '../patterns/desk/NoticeSent/NoticeSent.js';
export type { NoticeSentProps, SentNotice } from '../patterns/desk/NoticeSent/NoticeSent.js';
export { SuspiciousCodes } from '../patterns/desk/SuspiciousCodes/SuspiciousCodes.js';
export type {
  FoundCodes,
  SuspiciousCode,
  SuspiciousCodesProps,
} from '../patterns/desk/SuspiciousCodes/SuspiciousCodes.js';
export { VersionList } from '../patterns/desk/VersionList/VersionList.js';
export type { ListedVersion, VersionListProps } from '../patterns/desk/VersionList/VersionList.js';
