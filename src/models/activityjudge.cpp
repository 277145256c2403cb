// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/activityjudge.h"

#include "models/activitymodel.h"
#include "wording/purposes.h"

#include <array>

using runlatch::http::ExchangeRecord;

namespace runlatch::models {

namespace {

constexpr std::array ExchangeStates{QStringView(u"sent"), QStringView(u"received"), QStringView(u"problem")};
constexpr std::array NoStatus{QStringView(u"none")};
constexpr std::array ExchangeFields{
    filter::Field{u"is", filter::Field::Type::Choice, ExchangeStates},
    filter::Field{u"method"},
    filter::Field{u"status", filter::Field::Type::Status, NoStatus},
    filter::Field{u"host"},
    filter::Field{u"path"},
    filter::Field{u"for"},
    filter::Field{u"took", filter::Field::Type::Duration},
    filter::Field{u"size", filter::Field::Type::Size},
    filter::Field{u"try", filter::Field::Type::Number},
    filter::Field{u"time", filter::Field::Type::Time},
};

class ExchangeRow final : public filter::Row
{
public:
    explicit ExchangeRow(const ExchangeRecord &record)
        : m_record(record)
        , m_method(QString::fromUtf8(record.method))
    {
    }

    bool has(int field, const filter::Word &word) const override
    {
        switch (static_cast<FieldIndex>(field)) {
        case Anywhere:
            return word.isIn(m_method) || word.isIn(m_record.host) || word.isIn(m_record.path) || isFor(word)
                || word.isIn(ActivityModel::statusText(m_record));
        case Method: return word.begins(m_method);
        case Host: return word.isIn(m_record.host);
        case Path: return word.isIn(m_record.path);
        case For: return isFor(word);
        case Is:
        case Status:
        case Took:
        case Size:
        case Try:
        case Time: break;
        }
        Q_UNREACHABLE();
    }
    bool is(int field, int choice) const override
    {
        if (field == Status)
            return m_record.status == 0;
        if (choice == Problem)
            return ActivityModel::isProblem(m_record);
        return (m_record.direction == ExchangeRecord::Direction::Sent) == (choice == Sent);
    }
    QDateTime time(int) const override { return m_record.startedAt; }
    double number(int field) const override
    {
        switch (static_cast<FieldIndex>(field)) {
        case Status: return m_record.status > 0 ? m_record.status : qQNaN();
        case Took: return double(m_record.took.count());
        case Size: return double(m_record.requestBytes + m_record.responseBytes);
        case Try: return m_record.attempt;
        case Anywhere:
        case Is:
        case Method:
        case Host:
        case Path:
        case For:
        case Time: break;
        }
        Q_UNREACHABLE();
    }

private:
    /// In ExchangeFields.
    enum FieldIndex { Anywhere = filter::Term::Anywhere, Is, Method, Status, Host, Path, For, Took, Size, Try, Time };
    static_assert(ExchangeFields.size() == Time + 1);
    enum StateIndex { Sent, Received, Problem }; // in ExchangeStates

    bool isFor(const filter::Word &word) const
    {
        return word.isIn(m_record.purpose) || word.isIn(wording::purposeWords(m_record.purpose));
    }

    const ExchangeRecord &m_record;
    QString m_method;
};

} // namespace

std::span<const filter::Field> ActivityJudge::fields()
{
    return ExchangeFields;
}

ActivityJudge::ActivityJudge(const filter::Expression &expression)
    : m_matcher(expression)
{
}

bool ActivityJudge::accepts(const ExchangeRecord &record) const
{
    return m_matcher.accepts(ExchangeRow(record));
}

void ActivityJudge::operator()(QPromise<QList<int>> &promise, const QList<ExchangeRecord> &records) const
{
    QList<int> accepted;
    for (int index = 0; index < records.size(); ++index) {
        if (promise.isCanceled())
            return;
        if (accepts(records.at(index)))
            accepted.append(index);
    }
    promise.addResult(accepted);
}

} // namespace runlatch::models
