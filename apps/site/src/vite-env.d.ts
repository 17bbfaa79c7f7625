interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  /** A build, and not development or a test. */
  readonly PROD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
