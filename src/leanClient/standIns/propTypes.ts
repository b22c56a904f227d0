/** In place of prop-types, which the router reads in development only. */
export default {};
