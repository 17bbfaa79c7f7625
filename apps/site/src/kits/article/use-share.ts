import { useToast } from '@inkstone/ui/components/Toast';

/** Hands on the address of this page: by the phone's own sheet where it has one, else by the clipboard. */
export function useShare(title: string): () => void {
  const toast = useToast();

  async function share() {
    const url = location.href;
    const sheet = 'share' in navigator;
    if (sheet) {
      // It also rejects when the person closes the sheet, which needs no message.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success('链接已复制，可以粘贴给别人');
    } catch {
      // The clipboard is missing on plain HTTP, and can be forbidden.
      toast.error('链接没有复制成功，请从地址栏复制');
    }
  }

  return () => void share();
}
