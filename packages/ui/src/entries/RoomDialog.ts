export {
  RoomDialog,
  type RemovablePaper,
  type RoomDialogProps,
} from '../patterns/paper/RoomDialog/RoomDialog.js';
