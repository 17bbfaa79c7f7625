/** The four widths that screens are designed for; the first and the last are the base widths of Spec A 9. */
export const viewports = {
  desktop: { name: '大屏 1915', styles: { width: '1915px', height: '1080px' }, type: 'desktop' },
  laptop: { name: '笔记本 1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
  tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: '手机 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
} as const;
