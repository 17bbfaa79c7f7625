import { useState, type ClipboardEvent, type DragEvent } from 'react';

interface FileDrop {
  /** Whether files are dragged over the field. */
  hovered: boolean;
  /** Props of the drop target. */
  bind: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

function bringsFiles(transfer: DataTransfer): boolean {
  return transfer.types.includes('Files');
}

/** Accepts files that are dropped on an element, or pasted while the focus is inside it. */
export function useFileDrop(disabled: boolean, onFiles: (files: File[]) => void): FileDrop {
  const [hovered, setHovered] = useState(false);

  function take(transfer: DataTransfer) {
    const files = [...transfer.files];
    if (!disabled && files.length > 0) onFiles(files);
  }

  return {
    hovered: hovered && !disabled,
    bind: {
      onDragOver: (event) => {
        if (!bringsFiles(event.dataTransfer)) return;
        // Also while disabled: otherwise the browser would leave the page and open the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
        setHovered(true);
      },
      onDragLeave: (event) => {
        // The event also fires when the pointer moves to a child.
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setHovered(false);
      },
      onDrop: (event) => {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setHovered(false);
        take(event.dataTransfer);
      },
      onPaste: (event) => {
        if (!bringsFiles(event.clipboardData)) return;
        event.preventDefault();
        take(event.clipboardData);
      },
    },
  };
}
