export { ActBar } from '../patterns/desk/ActBar/ActBar.js';
export type { ActBarProps, DeskAct } from '../patterns/desk/ActBar/ActBar.js';
export { AlbumPhoto } from '../patterns/desk/AlbumPhoto/AlbumPhoto.js';
export type { AlbumPhotoProps } from '../patterns/desk/AlbumPhoto/AlbumPhoto.js';
export { AlbumStrip } from '../patterns/desk/AlbumStrip/AlbumStrip.js';
export type { AlbumPaper, AlbumStripProps, PaperMark } from '../patterns/desk/AlbumStrip/AlbumStrip.js';
export type { DeskPosition } from '../patterns/desk/back/BackLine.js';
export { ConnectionBar } from '../patterns/desk/ConnectionBar/ConnectionBar.js';
export type { ConnectionBarProps } from '../patterns/desk/ConnectionBar/ConnectionBar.js';
export { CsvLink, type CsvLinkProps } from '../patterns/desk/CsvLink/CsvLink.js';
export { DecidedElsewhere } from '../patterns/desk/DecidedElsewhere/DecidedElsewhere.js';
export type {
  DecidedElsewhereProps,
  DecisionSide,
} from '../patterns/desk/DecidedElsewhere/DecidedElsewhere.js';
export type { DeskOperator } from '../patterns/desk/DeskFrame/DeskBar.js';
export { DeskFrame, type DeskFrameProps } from '../patterns/desk/DeskFrame/DeskFrame.js';
export { DeskGround, type DeskGroundProps } from '../patterns/desk/DeskGround/DeskGround.js';
export { DeskKeysProvider } from '../patterns/desk/DeskKeys/DeskKeysProvider.js';
export type { DeskKeysProviderProps } from '../patterns/desk/DeskKeys/DeskKeysProvider.js';
export type { DeskKey } from '../patterns/desk/DeskKeys/keys.js';
export { useDeskKeys } from '../patterns/desk/DeskKeys/use-desk-keys.js';
export { DeskTable, type DeskTableProps } from '../patterns/desk/DeskTable/DeskTable.js';
export { NoteCell, type NoteCellProps } from '../patterns/desk/DeskTable/NoteCell.js';
export type { DeskColumn, TablePage, TableSort } from '../patterns/desk/DeskTable/types.js';
export { DrawerRow } from '../patterns/desk/DrawerRow/DrawerRow.js';
export type { DeskDrawer, DrawerRowProps } from '../patterns/desk/DrawerRow/DrawerRow.js';
export { FileList, FilesPane } from '../patterns/desk/FilesPane/FilesPane.js';
export type { FilesPaneProps, SentFile } from '../patterns/desk/FilesPane/FilesPane.js';
export { HandOn, type HandOnProps } from '../patterns/desk/HandOn/HandOn.js';
export { HeldList } from '../patterns/desk/HeldList/HeldList.js';
export type { HeldListProps } from '../patterns/desk/HeldList/HeldList.js';
export { HistoryList } from '../patterns/desk/HistoryList/HistoryList.js';
export type { HistoryEntry, HistoryListProps } from '../patterns/desk/HistoryList/HistoryList.js';
export type { ItemSheetProps } from '../patterns/desk/item/item-sheet.js';
export { Kbd, type KbdProps } from '../patterns/desk/Kbd/Kbd.js';
export type { Answerable, AnswerDraft, AnswerWay } from '../patterns/desk/LetterSheet/AnswerForm.js';
export type { ErratumDraft } from '../patterns/desk/LetterSheet/ErratumFields.js';
export { LetterSheet } from '../patterns/desk/LetterSheet/LetterSheet.js';
export type { LetterSheetProps } from '../patterns/desk/LetterSheet/LetterSheet.js';
export type { LetterPlace } from '../patterns/desk/LetterSheet/place.js';
export type { KnownErratum, ReadLetter } from '../patterns/desk/LetterSheet/ReaderLetter.js';
export type { LetterVerdict, StockAnswer } from '../patterns/desk/LetterSheet/stock-answer.js';
export type { KeptAnswer } from '../patterns/desk/LetterSheet/use-writing.js';
export { LoginSheet } from '../patterns/desk/LoginSheet/LoginSheet.js';
export type { LoginSheetProps, LoginStep, LoginValues } from '../patterns/desk/LoginSheet/LoginSheet.js';
export { OneTimeCode } from '../patterns/desk/OneTimeCode/OneTimeCode.js';
export type { OneTimeCodeProps } from '../patterns/desk/OneTimeCode/OneTimeCode.js';
export type { DayFiguresProps, DaySeries } from '../patterns/desk/Overview/DayFigures.js';
export { Overview } from '../patterns/desk/Overview/Overview.js';
export type { OverviewProps } from '../patterns/desk/Overview/Overview.js';
export type { WantedItem, WantedListProps } from '../patterns/desk/Overview/WantedList.js';
export { PanelTabs, type PanelTabsProps } from '../patterns/desk/PanelTabs/PanelTabs.js';
export { QueueTable } from '../patterns/desk/QueueTable/QueueTable.js';
export type {
  QueueRow,
  QueueStatus,
  QueueTableProps,
  RowAct,
  RowDecision,
} from '../patterns/desk/QueueTable/types.js';
export { CLEAR, OWN, ReasonChips } from '../patterns/desk/ReasonChips/ReasonChips.js';
export type { Reason, ReasonChipsProps } from '../patterns/desk/ReasonChips/ReasonChips.js';
export { ReasonButton, type ReasonButtonProps } from '../patterns/desk/ReasonDialog/ReasonButton.js';
export { ReasonDialog, type ReasonDialogProps } from '../patterns/desk/ReasonDialog/ReasonDialog.js';
export { Sheet, type SheetProps } from '../patterns/desk/Sheet/Sheet.js';
export { SheetColumns, SheetPart } from '../patterns/desk/SheetColumns/SheetColumns.js';
export type { SheetColumnsProps, SheetPartProps } from '../patterns/desk/SheetColumns/SheetColumns.js';
export type { ShopApplication } from '../patterns/desk/ShopSheet/application.js';
export { ShopSheet } from '../patterns/desk/ShopSheet/ShopSheet.js';
export type { ShopDecision, ShopSheetProps } from '../patterns/desk/ShopSheet/ShopSheet.js';
export { SlipList } from '../patterns/desk/SlipList/SlipList.js';
export type { DeskSlip, SlipListProps } from '../patterns/desk/SlipList/SlipList.js';
export { SparkBars } from '../patterns/desk/SparkBars/SparkBars.js';
export type { SparkBarsProps, SparkDay } from '../patterns/desk/SparkBars/SparkBars.js';
export { StateMark, type StateMarkProps } from '../patterns/desk/StateMark/StateMark.js';
export { Tray, type TrayProps } from '../patterns/desk/Tray/Tray.js';
export type { DeskTray } from '../patterns/desk/Tray/types.js';
export { TrayDone } from '../patterns/desk/TrayDone/TrayDone.js';
export type { TrayDoneProps } from '../patterns/desk/TrayDone/TrayDone.js';
export { TrayFilters } from '../patterns/desk/TrayFilters/TrayFilters.js';
export type { TrayChoice, TrayFiltersProps } from '../patterns/desk/TrayFilters/TrayFilters.js';
export { UndoToast } from '../patterns/desk/UndoToast/UndoToast.js';
export type { HeldDecision, UndoToastProps } from '../patterns/desk/UndoToast/UndoToast.js';
export type { StockRefusal } from '../patterns/desk/WorkSheet/RefusalForm.js';
export { WorkSheet } from '../patterns/desk/WorkSheet/WorkSheet.js';
export type { WorkDecision, WorkSheetProps } from '../patterns/desk/WorkSheet/WorkSheet.js';
