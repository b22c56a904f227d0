import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {marketingPages} from '../../config/marketingPages';
import {CardOrder} from './_home/CardOrder';
import {Evaluate} from './_home/Evaluate';
import {FrameFunction} from './_home/FrameFunction';
import {Hero} from './_home/Hero';
import {HomeData} from './_home/HomeData';
import {MadeWith} from './_home/MadeWith';
import {Plans} from './_home/Plans';
import {Products} from './_home/Products';
import {SpringStrip} from './_home/SpringStrip';

export default function HomePage(): ReactNode {
  const {title, description} = marketingPages.home;
  return (
    <Layout title={title} description={description}>
      <HomeData />
      <main>
        <Hero />
        <FrameFunction />
        <SpringStrip />
        <Products />
        <CardOrder />
        <MadeWith />
        <Plans />
        <Evaluate />
      </main>
    </Layout>
  );
}
