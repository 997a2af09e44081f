import { structureParams } from '../blocks/structure.ts';
import { route } from './route.ts';

/** Coordinates for pictures of proteins. */
export const structuresRoutes = {
  structure: route({
    method: 'GET',
    path: '/api/v1/structures/:source/:id/',
    access: 'anyone',
    summary: 'Coordinates of a protein from RCSB PDB or AlphaFold DB, at most 8 MB',
    params: structureParams,
    produces: 'chemical/x-pdb',
  }),
};
