/** Of what trains: raised with every change that could make other bytes from the same data. */
export const CODE_VERSION = '3';
