/** Where coordinates of structures come from, without a slash at their ends. */
export interface StructureSettings {
  rcsbBaseUrl: string;
  alphafoldBaseUrl: string;
}
