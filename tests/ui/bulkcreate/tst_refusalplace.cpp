// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/bulkcreate/refusalplace.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;
using Part = RefusalPlace::Part;

/// The pointer of a refusal leads to its field.
class tst_RefusalPlace : public QObject
{
    Q_OBJECT
private slots:
    void readsPointers_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<Part>("part");
        QTest::addColumn<int>("index");
        QTest::newRow("subject") << u"/data/attributes/action_inputs/subject"_s << Part::Subject << -1;
        QTest::newRow("hyphens") << u"/data/attributes/action-inputs/message"_s << Part::Message << -1;
        QTest::newRow("below data") << u"/data/action_inputs/subject"_s << Part::Subject << -1;
        QTest::newRow("query") << u"/data/attributes/query"_s << Part::Conditions << -1;
        QTest::newRow("filter") << u"/data/attributes/query/filter"_s << Part::Conditions << -1;
        QTest::newRow("condition") << u"/data/attributes/query/filter/2/value/0"_s << Part::Conditions << 2;
        QTest::newRow("target") << u"/data/attributes/target_ids/7"_s << Part::Targets << 7;
        QTest::newRow("targets") << u"/data/attributes/target-ids"_s << Part::Targets << -1;
        QTest::newRow("type") << u"/data/attributes/action_type"_s << Part::Elsewhere << -1;
        QTest::newRow("none") << QString() << Part::Elsewhere << -1;
    }
    void readsPointers()
    {
        QFETCH(QString, pointer);
        const RefusalPlace place = refusalPlace(pointer);
        QTEST(place.part, "part");
        QTEST(place.index, "index");
    }
};

RUNLATCH_TEST(tst_RefusalPlace)
#include "tst_refusalplace.moc"
