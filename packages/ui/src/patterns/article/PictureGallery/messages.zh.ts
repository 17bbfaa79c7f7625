export const pictureGalleryMessages = { open: '看大图' } as const;
