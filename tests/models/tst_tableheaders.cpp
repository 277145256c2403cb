// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/activitymodel.h"
#include "models/captures/capturemodel.h"
#include "models/changerequestmodel.h"
#include "models/headermodel.h"
#include "models/json/jsonmodel.h"
#include "models/ledgermodel.h"
#include "models/matchmodel.h"
#include "models/outcomemodel.h"
#include "models/runtaskmodel.h"
#include "models/targetmodel.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>

#include <functional>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using Made = std::unique_ptr<QAbstractItemModel>;
using Maker = std::function<Made()>;

} // namespace runlatch::models

Q_DECLARE_METATYPE(runlatch::models::Maker)

namespace runlatch::models {

/// Each table has words above its columns, figures and their headers at the right, and nothing beside its rows.
class tst_TableHeaders : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void wordsStandAboveTheColumns_data() { tables(); }
    void wordsStandAboveTheColumns();
    void nothingStandsBesideTheRows_data() { tables(); }
    void nothingStandsBesideTheRows();
    void figuresStandAtTheRight_data() { tables(); }
    void figuresStandAtTheRight();

private:
    void tables();

    support::FakeClock m_clock;
    http::Requester m_http;
    service::Client m_client{m_http, m_clock};
};

void tst_TableHeaders::tables()
{
    QTest::addColumn<Maker>("make");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QList<int>>("figures");
    const auto row = [](const char *name, const QString &words, const QList<int> &figures, const Maker &make) {
        QTest::newRow(name) << make << words << figures;
    };
    row("activity", u" Time Method Answer Path Host What-for Took Size Try"_s, // an arrow needs no word
        {ActivityModel::Took, ActivityModel::Size}, [] { return std::make_unique<ActivityModel>(); });
    row("captures", u"No. Pin Received Endpoint Stage Workspace Run Signature Findings State Deadline Size"_s,
        {int(CaptureModel::Column::Id), int(CaptureModel::Column::Size)},
        [this] { return std::make_unique<CaptureModel>(nullptr, m_clock); });
    row("change requests", u"Subject State Workspace Created Updated"_s, {},
        [this] { return std::make_unique<ChangeRequestModel>(m_clock); });
    row("headers", u"Name Value"_s, {}, [] { return std::make_unique<HeaderModel>(); });
    row("JSON", u"Key Value Type"_s, {}, [] { return std::make_unique<JsonModel>(); });
    row("sent bulk actions", u"Time Connection Subject Workspaces State Bulk-action"_s, {LedgerModel::Workspaces},
        [] { return std::make_unique<LedgerModel>(); });
    row("matches", u"Workspace Project Status Drift Last-run Change-requests"_s, {MatchModel::ChangeRequests},
        [this] { return std::make_unique<MatchModel>(m_clock); });
    row("outcomes", u"Outcome-id Description"_s, {}, [] { return std::make_unique<OutcomeModel>(); });
    row("run tasks", u"State Stage Workspace Started Target"_s, {}, [] { return std::make_unique<RunTaskModel>(); });
    row("targets", u"Workspace Id State"_s, {}, [this] { return std::make_unique<TargetModel>(m_client); });
}

void tst_TableHeaders::wordsStandAboveTheColumns()
{
    QFETCH(Maker, make);
    QFETCH(QString, words);
    const Made model = make();
    QStringList above;
    for (int column = 0; column < model->columnCount(); ++column) {
        above += model->headerData(column, Qt::Horizontal).toString().replace(u' ', u'-');
        QVERIFY(!model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).isValid());
        QVERIFY(!model->headerData(column, Qt::Horizontal, Qt::DecorationRole).isValid());
    }
    QCOMPARE(above.join(u' '), words);
}

void tst_TableHeaders::nothingStandsBesideTheRows()
{
    QFETCH(Maker, make);
    const Made model = make();
    for (int row = 0; row < model->columnCount(); ++row) {
        for (const int role : {Qt::DisplayRole, Qt::TextAlignmentRole, Qt::ToolTipRole})
            QVERIFY(!model->headerData(row, Qt::Vertical, role).isValid());
    }
}

void tst_TableHeaders::figuresStandAtTheRight()
{
    QFETCH(Maker, make);
    QFETCH(QList<int>, figures);
    const Made model = make();
    for (int column = 0; column < model->columnCount(); ++column) {
        const QVariant alignment = model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
        QCOMPARE(alignment.isValid(), figures.contains(column));
        if (alignment.isValid())
            QCOMPARE(alignment.toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
    }
}

RUNLATCH_TEST(tst_TableHeaders)

} // namespace runlatch::models

#include "tst_tableheaders.moc"
