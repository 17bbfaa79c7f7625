import { useState, type ClipboardEvent, type DragEvent } from 'react';

interface FileDrop {
  /** Files hang over the field: show that they may be let go. */
  hovered: boolean;
  /** Spread on the element that takes them. */
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

/** Takes files that are dropped on an element, or pasted while the focus is inside it. */
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
        // Also while disabled: a browser leaves the page for a file that nobody takes.
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
        setHovered(true);
      },
      onDragLeave: (event) => {
        // From child to child it also "leaves".
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
