// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/activitymodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/purposes.h"
#include "wording/sizes.h"
#include "wording/times.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

constexpr qsizetype RowItself = 1024; // the cost of a row beside its bodies and headers
constexpr qsizetype ShownPath = 500;

using http::ExchangeRecord;

qsizetype sizeOf(const http::Headers &headers)
{
    qsizetype bytes = 0;
    for (const http::Header &header : headers)
        bytes += header.name.size() + header.value.size() + qsizetype(sizeof header);
    return bytes;
}

qsizetype sizeOf(const ExchangeRecord &record)
{
    return RowItself + record.requestBody.size() + record.responseBody.size() + sizeOf(record.requestHeaders)
        + sizeOf(record.responseHeaders) + 2 * record.path.size() + record.error.detail.size();
}

QString tookText(const ExchangeRecord &record)
{
    const QLocale locale;
    if (record.took < std::chrono::seconds(1))
        return ActivityModel::tr("%1 ms").arg(locale.toString(qlonglong(record.took.count())));
    return ActivityModel::tr("%1 s").arg(locale.toString(double(record.took.count()) / 1000.0, 'f', 1));
}

/// The size of both bodies together. One body alone would give "0 bytes" for an exchange that carried data.
QString sizeText(const ExchangeRecord &record)
{
    return wording::dataSize(record.requestBytes + record.responseBytes);
}

QString sizesText(const ExchangeRecord &record)
{
    return ActivityModel::tr("Body of the request: %1, of the answer: %2")
        .arg(wording::dataSize(record.requestBytes), wording::dataSize(record.responseBytes));
}

QString directionText(const ListedExchange &exchange)
{
    if (exchange.isSent() && exchange.isReceived())
        return ActivityModel::tr("Sent and received");
    return exchange.isSent() ? ActivityModel::tr("Sent") : ActivityModel::tr("Received");
}

QString text(const ListedExchange &exchange, int column)
{
    const ExchangeRecord &record = exchange.record;
    switch (static_cast<ActivityModel::Column>(column)) {
    case ActivityModel::Direction: return directionText(exchange);
    case ActivityModel::Time: return record.startedAt.toLocalTime().toString(u"HH:mm:ss.zzz"_s);
    case ActivityModel::Method: return text::plainText(QString::fromUtf8(record.method), 20);
    case ActivityModel::Answer: return ActivityModel::statusText(record);
    case ActivityModel::Path: return text::plainText(record.path, ShownPath);
    case ActivityModel::Host: return text::plainText(record.host);
    case ActivityModel::Purpose: return wording::purposeWords(record.purpose);
    case ActivityModel::Took: return tookText(record);
    case ActivityModel::Size: return sizeText(record);
    case ActivityModel::Try: return record.attempt > 1 ? QLocale().toString(record.attempt) : QString();
    case ActivityModel::ColumnCount: break;
    }
    return {};
}

bool hasProblem(const ExchangeRecord &record)
{
    return record.failed || record.status == 0 || record.status >= 400;
}

} // namespace

ActivityModel::ActivityModel(QObject *parent)
    : FlatTable(parent)
{
}

QVariant ActivityModel::value(const QModelIndex &index, int role) const
{
    const ListedExchange &exchange = at(index.row());
    const ExchangeRecord &record = exchange.record;
    switch (role) {
    case Qt::DisplayRole: return text(exchange, index.column());
    case Qt::ToolTipRole:
        return wording::toolTip(index.column() == Time       ? wording::exactTime(record.startedAt)
                                    : index.column() == Size ? sizesText(record)
                                                             : text(exchange, index.column()));
    case RecordRole: return QVariant::fromValue(record);
    case ReceivedRole: return exchange.received ? QVariant::fromValue(*exchange.received) : QVariant();
    case ProblemRole: return isProblem(exchange);
    default: return {};
    }
}

bool ActivityModel::isFigure(int column) const
{
    return column == Took || column == Size;
}

QString ActivityModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Direction: break; // the icon of the row says it
    case Time: return tr("Time");
    case Method: return tr("Method");
    case Answer: return tr("Answer");
    case Path: return tr("Path");
    case Host: return tr("Host");
    case Purpose: return tr("What for");
    case Took: return tr("Took");
    case Size: return tr("Size");
    case Try: return tr("Try");
    case ColumnCount: break;
    }
    return {};
}

void ActivityModel::add(const http::ExchangeRecord &record)
{
    if (!m_paused)
        list(record);
    emit added(record);
}

void ActivityModel::list(const ExchangeRecord &record)
{
    const int before = m_problems;
    const auto other = m_pairing.otherSide(record, nextSerial());
    if (other && *other >= m_oldestSerial) // otherwise its row was dropped
        join(*other, record);
    else
        append(record);
    trim();
    if (m_problems != before)
        emit problemsChanged(m_problems);
}

void ActivityModel::append(const ExchangeRecord &record)
{
    const Row row{{record}, sizeOf(record)};
    beginInsertRows({}, 0, 0);
    m_rows.append(row);
    m_bytes += row.bytes;
    endInsertRows();
    m_problems += isProblem(row.exchange) ? 1 : 0;
}

/// Makes the row of one side that of both.
void ActivityModel::join(qint64 serial, const ExchangeRecord &record)
{
    Row &row = m_rows[serial - m_oldestSerial];
    const bool hadProblem = isProblem(row.exchange);
    if (row.exchange.isSent())
        row.exchange.received = record;
    else
        row.exchange = {record, row.exchange.record};
    const qsizetype bytes = sizeOf(record);
    row.bytes += bytes;
    m_bytes += bytes;
    m_problems += isProblem(row.exchange) && !hadProblem ? 1 : 0;
    const int place = static_cast<int>(nextSerial() - 1 - serial);
    emit dataChanged(index(place, 0), index(place, ColumnCount - 1));
}

void ActivityModel::trim()
{
    qsizetype surplus = 0;
    qsizetype bytes = m_bytes;
    while (m_rows.size() - surplus > MaxRows || bytes > MaxBytes)
        bytes -= m_rows.at(surplus++).bytes;
    if (surplus == 0)
        return;
    const int last = static_cast<int>(m_rows.size()) - 1;
    beginRemoveRows({}, last - static_cast<int>(surplus) + 1, last);
    for (qsizetype row = 0; row < surplus; ++row)
        m_problems -= isProblem(m_rows.at(row).exchange) ? 1 : 0;
    m_rows.remove(0, surplus);
    m_oldestSerial += surplus;
    m_bytes = bytes;
    endRemoveRows();
}

void ActivityModel::clear()
{
    beginResetModel();
    m_oldestSerial += m_rows.size();
    m_rows.clear();
    m_pairing.clear();
    m_bytes = 0;
    m_problems = 0;
    endResetModel();
    emit problemsChanged(0);
}

QList<ListedExchange> ActivityModel::exchangesFrom(qint64 serial) const
{
    QList<ListedExchange> exchanges;
    exchanges.reserve(nextSerial() - serial);
    for (qsizetype row = serial - m_oldestSerial; row < m_rows.size(); ++row)
        exchanges.append(m_rows.at(row).exchange);
    return exchanges;
}

bool ActivityModel::isProblem(const ListedExchange &exchange)
{
    return hasProblem(exchange.record) || (exchange.received && hasProblem(*exchange.received));
}

QString ActivityModel::statusText(const ExchangeRecord &record)
{
    return record.status > 0 ? QString::number(record.status) : tr("none");
}

void ActivityModel::setPaused(bool paused)
{
    m_paused = paused;
}

} // namespace runlatch::models
