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

QString text(const ExchangeRecord &record, int column)
{
    switch (column) {
    case ActivityModel::Direction:
        return record.direction == ExchangeRecord::Direction::Sent ? ActivityModel::tr("Sent")
                                                                   : ActivityModel::tr("Received");
    case ActivityModel::Time: return record.startedAt.toLocalTime().toString(u"HH:mm:ss.zzz"_s);
    case ActivityModel::Method: return text::plainText(QString::fromUtf8(record.method), 20);
    case ActivityModel::Answer: return ActivityModel::statusText(record);
    case ActivityModel::Path: return text::plainText(record.path, ShownPath);
    case ActivityModel::Host: return text::plainText(record.host);
    case ActivityModel::Purpose: return wording::purposeWords(record.purpose);
    case ActivityModel::Took: return tookText(record);
    case ActivityModel::Size: return sizeText(record);
    case ActivityModel::Try: return record.attempt > 1 ? QLocale().toString(record.attempt) : QString();
    default: return {};
    }
}

} // namespace

ActivityModel::ActivityModel(QObject *parent)
    : FlatTable(parent)
{
}

QVariant ActivityModel::value(const QModelIndex &index, int role) const
{
    const ExchangeRecord &record = m_rows.at(m_rows.size() - 1 - index.row()).record;
    switch (role) {
    case Qt::DisplayRole: return text(record, index.column());
    case Qt::ToolTipRole:
        return wording::toolTip(index.column() == Time       ? wording::exactTime(record.startedAt)
                                    : index.column() == Size ? sizesText(record)
                                                             : text(record, index.column()));
    case RecordRole: return QVariant::fromValue(record);
    case ProblemRole: return isProblem(record);
    default: return {};
    }
}

bool ActivityModel::isFigure(int column) const
{
    return column == Took || column == Size;
}

QString ActivityModel::title(int column) const
{
    switch (column) {
    case Time: return tr("Time");
    case Method: return tr("Method");
    case Answer: return tr("Answer");
    case Path: return tr("Path");
    case Host: return tr("Host");
    case Purpose: return tr("What for");
    case Took: return tr("Took");
    case Size: return tr("Size");
    case Try: return tr("Try");
    default: return {};
    }
}

void ActivityModel::add(const http::ExchangeRecord &record)
{
    if (!m_paused) {
        const qsizetype bytes = sizeOf(record);
        beginInsertRows({}, 0, 0);
        m_rows.append({record, bytes});
        m_bytes += bytes;
        endInsertRows();
        const int before = m_problems;
        m_problems += isProblem(record) ? 1 : 0;
        trim();
        if (m_problems != before)
            emit problemsChanged(m_problems);
    }
    emit added(record);
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
        m_problems -= isProblem(m_rows.at(row).record) ? 1 : 0;
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
    m_bytes = 0;
    m_problems = 0;
    endResetModel();
    emit problemsChanged(0);
}

QList<ExchangeRecord> ActivityModel::recordsFrom(qint64 serial) const
{
    QList<ExchangeRecord> records;
    records.reserve(nextSerial() - serial);
    for (qsizetype row = serial - m_oldestSerial; row < m_rows.size(); ++row)
        records.append(m_rows.at(row).record);
    return records;
}

bool ActivityModel::isProblem(const ExchangeRecord &record)
{
    return record.failed || record.status == 0 || record.status >= 400;
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
