// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/plan/planmodel.h"
#include "plan/changedetail.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::models {

/// Reads a plan, narrows it and lays out its changes, all of it in the pool; the newest question wins, and an earlier
/// one that has not begun is left out. Nothing of it waits for a disk.
class PlanReading final : public QObject
{
    Q_OBJECT
public:
    using Source = std::function<base::Result<QByteArray>()>; ///< called once at most, in the pool
    static constexpr qsizetype SpareBytes = 256;              ///< room that a source should leave behind the bytes

    explicit PlanReading(QObject *parent = nullptr);
    ~PlanReading() override;

    /// `isFile`: what is wrong with the plan is an error of Usage.
    void open(Source source, bool isFile);
    void openFile(const QString &name); ///< of at most plan::Plan::MaxSize bytes
    void clear();                       ///< there is no plan

    const std::optional<plan::Plan> &plan() const { return m_plan; }
    PlanModel &model() { return m_model; }
    const PlanChoice &choice() const { return m_choice; }
    qint64 leftOut() const { return m_leftOut; } ///< as PlanRows::leftOut
    bool isBusy() const { return m_isOpening || m_isArranging; }

    void setPart(plan::Part part);
    void setFilter(const QString &text);
    void setAllShown(bool all);
    /// Lays out a change. Answers with detailRead(), unless another one is asked for by then.
    void readDetail(int change, plan::Secrets secrets);
    void forgetDetail(); ///< a detail under way is not wanted any more

signals:
    void opened();                                   ///< the plan is there; its rows come with arranged()
    void failed(const runlatch::base::Error &error); ///< there is no plan
    void busyChanged();
    void arranged(); ///< the rows of the model are those of the present choice
    void detailRead(int change, const runlatch::base::Result<runlatch::plan::ChangeDetail> &detail);

private:
    struct Question;
    void take(const base::Result<plan::Plan> &plan);
    void arrangeAnew();

    std::optional<plan::Plan> m_plan;
    PlanModel m_model;
    PlanChoice m_choice;
    qint64 m_leftOut = 0;
    bool m_isOpening = false;
    bool m_isArranging = false;
    std::unique_ptr<Question> m_ofPlan;
    std::unique_ptr<Question> m_ofRows;
    std::unique_ptr<Question> m_ofDetail;
};

} // namespace runlatch::models
