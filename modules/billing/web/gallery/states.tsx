export const states: readonly import('#shell/sdk/define-web-module.ts').GalleryState[] = [];
