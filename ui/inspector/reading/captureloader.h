// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/reading/capturereading.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::store {
class CaptureStore;
}

namespace runlatch::ui {

/// Loads the request that is wanted and reads it, one at a time: a body may be large, and its row may change often. Of
/// what is wanted meanwhile only the newest comes next.
class CaptureLoader final : public QObject
{
    Q_OBJECT

public:
    /// The keys for an endpoint, by its path.
    using Keys = std::function<KnownKeys(const QByteArray &endpoint)>;

    explicit CaptureLoader(Keys keys, QObject *parent = nullptr);
    ~CaptureLoader() override;

    void setStore(store::CaptureStore &store); ///< what is wanted of an earlier store is dropped
    /// Answers with read() or failed() at least once after the last call for this request. A row without an id is read
    /// without its bytes, which are not in the store.
    void load(const store::CaptureRow &row);
    void stop(); ///< nothing is wanted

signals:
    void read(const runlatch::ui::CaptureReading &reading); ///< of the wanted request
    void failed(const runlatch::base::Error &error);        ///< likewise

private:
    void begin();
    void take(const base::Result<store::Capture> &capture);
    void readBytes(const store::Capture &capture);
    void goOn();

    const Keys m_keys;
    QPointer<store::CaptureStore> m_store;
    QUuid m_wanted;                          ///< null: none
    QUuid m_underWay;                        ///< null: none
    std::optional<store::CaptureRow> m_next; ///< comes when what is under way has come
    std::unique_ptr<QObject> m_question;     ///< context of the answers, which are dropped with it
};

} // namespace runlatch::ui
