// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <functional>
#include <optional>
#include <utility>
#include <variant>

namespace runlatch::base {

/// A T or an Error. Reading the wrong side is a bug of ours and asserts.
template <typename T> class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_value(std::move(value))
    {
    }
    Result(Error error)
        : m_error(std::move(error))
    {
    }

    bool isOk() const { return m_value.has_value(); }
    explicit operator bool() const { return isOk(); }

    const T &value() const &
    {
        Q_ASSERT(isOk());
        return *m_value;
    }
    T &&value() &&
    {
        Q_ASSERT(isOk());
        return *std::move(m_value);
    }
    const T *operator->() const { return &value(); }
    const T &operator*() const & { return value(); }

    const Error &error() const
    {
        Q_ASSERT(!isOk());
        return *m_error;
    }

private:
    std::optional<T> m_value; // two of these compile faster than one std::variant: most files have some twenty Results
    std::optional<Error> m_error;
};

/// The answer of operations that can only succeed or fail.
using Done = Result<std::monostate>;

/// The answer of an asynchronous operation. It is called once, in the thread of the context object that was given with
/// it, and never after that object died.
template <typename T> using Callback = std::function<void(const Result<T> &)>;

} // namespace runlatch::base
