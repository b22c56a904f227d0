// Object override. Adds the components that pages use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import {ApiFacts} from '@site/src/components/ApiFacts';
import {ApiHeader} from '@site/src/components/ApiHeader';
import {ApiTypes} from '@site/src/components/ApiTypes';

export default {
  ...MDXComponents,
  ApiFacts,
  ApiHeader,
  ApiTypes,
};
