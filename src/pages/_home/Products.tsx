import type {ReactNode} from 'react';
import {Band} from '@site/src/components/Band';
import {ProductCards} from '@site/src/components/ProductCards';

export function Products(): ReactNode {
  return (
    <Band
      isSubtle
      heading="From one frame to every viewer"
      lead="Use one part or all of them. They share the components you write."
    >
      <ProductCards />
    </Band>
  );
}
